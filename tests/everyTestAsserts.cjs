/** A test that returns early, or whose assertions are never reached, fails. */
beforeEach(() => expect.hasAssertions());
