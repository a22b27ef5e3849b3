/** Fails tests that return early or never reach their assertions. */
beforeEach(() => expect.hasAssertions());
