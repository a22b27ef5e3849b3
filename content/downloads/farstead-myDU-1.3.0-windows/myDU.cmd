@echo off
title myDU 1.3.0
echo This is the myDU of the sandbox. It has no server to start.
pause
