/** @returns a function that removes the styles */
export const adoptStyleSheet = (document: Document, css: string): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
};

/**
 * Replaces `react-style-singleton/…/singleton` (webpack.config.ts), which Radix uses to lock scrolling behind dialogs.
 * The original adds a style element, which the content security policy blocks.
 */
export const stylesheetSingleton = () => {
  let users = 0;
  let remove: (() => void) | undefined;
  return {
    add: (css: string): void => {
      users += 1;
      remove ??= adoptStyleSheet(document, css);
    },
    remove: (): void => {
      users -= 1;
      if (users > 0) return;
      remove?.();
      remove = undefined;
    },
  };
};
