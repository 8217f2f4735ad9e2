"""Tests of Mission: Red Planet, a module a chapter of its rules; `stage.py` builds positions."""
