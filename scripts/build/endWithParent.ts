/** Ends this process together with the process that forked it, however that ends. */
export const endWithParent = (): void => {
  process.once('disconnect', () => process.exit(1));
  // The listener must not keep this process alive.
  process.channel?.unref();
};
