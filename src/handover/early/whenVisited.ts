/** @param then at once, or when the visitor comes to a page that the browser rendered ahead */
export const whenVisited = (then: () => void): void => {
  const { prerendering } = document as { readonly prerendering?: boolean };
  if (prerendering === true) document.addEventListener('prerenderingchange', then, { once: true });
  else then();
};
