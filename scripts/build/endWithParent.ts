/** Ends this process when the process that forked it ends, even if that was killed. */
export const endWithParent = (): void => {
  process.once('disconnect', () => process.exit(1));
  // The listener must not keep this process alive.
  process.channel?.unref();
};
