/**
 * Preloaded by servers that tests start. Their stdin ends when the test process ends for any reason;
 * they then stop.
 */
process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.unref();
