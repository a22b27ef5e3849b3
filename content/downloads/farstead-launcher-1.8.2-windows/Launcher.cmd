@echo off
title Farstead launcher 1.8.2
echo Farstead launcher 1.8.2
echo This is the launcher of the sandbox. It has no game to start.
pause
