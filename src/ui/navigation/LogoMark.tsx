/** `public/logo.svg`, inlined so that it is in the first paint. */
export const LogoMark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <path fill="currentcolor" d="M5 30V10.5L12.5 3H29l-6.5 6.5H15L11.5 13v10.5Z" />
    <path fill="var(--k-amber)" d="M15 14h12l-6.5 6.5H15Z" />
  </svg>
);
