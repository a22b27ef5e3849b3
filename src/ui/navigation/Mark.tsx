/** The game's mark: a ring over a horizon, the light on one side. */
export const Mark = () => (
  <svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <path d="M11 3h12l6 6v12" stroke="var(--k-amber)" strokeWidth="2.5" />
    <path d="M21 29H9l-6-6V11" stroke="currentcolor" strokeWidth="2.5" />
    <path d="M9 23 23 9M9 23h6M9 23v-6" stroke="currentcolor" strokeWidth="2.5" />
  </svg>
);
