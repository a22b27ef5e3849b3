/** @param then called immediately, or when the visitor activates a prerendered page */
export const onceActivated = (then: () => void): void => {
  const { prerendering } = document as { readonly prerendering?: boolean };
  if (prerendering === true) document.addEventListener('prerenderingchange', then, { once: true });
  else then();
};
