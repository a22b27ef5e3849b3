/** @param then called immediately; on a prerendered page, called when the visitor activates it */
export const onceActivated = (then: () => void): void => {
  const { prerendering } = document as { readonly prerendering?: boolean };
  if (prerendering === true) document.addEventListener('prerenderingchange', then, { once: true });
  else then();
};
