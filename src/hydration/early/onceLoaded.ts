/** @param then called when the page and its resources are loaded; immediately if they are */
export const onceLoaded = (then: () => void): void => {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
};
