/**
 * Loaded first by the servers that tests start: their input ends when the process of the test does, however that
 * happens, and they stop.
 */
process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.unref();
