import { html, type Html } from '../platform/html';

/** Creates the coupon section of the index page. */
export const couponSection = (
  people: readonly { readonly email: string; readonly displayName: string }[],
  areEnabled: boolean,
): Html =>
  html`<section aria-labelledby="dacs">
    <h2 id="dacs">DACs</h2>
    <p>They are turned ${areEnabled ? 'on' : 'off'}.</p>
    <div class="buttons">
      <form method="post" action="/sandbox/dacs">
        <label
          >To
          <select name="email">
            ${people
              .filter(({ displayName }) => displayName !== '')
              .map(({ email, displayName }) => html`<option value="${email}">${displayName}</option>`)}
          </select></label
        >
        <label>How many <input name="quantity" type="number" min="1" value="5" /></label>
        <button>Give</button>
      </form>
      <form method="post" action="/sandbox/dacs/settings">
        <input type="hidden" name="enabled" value="${areEnabled ? 'false' : 'true'}" />
        <button>${areEnabled ? 'Turn off' : 'Turn on'}</button>
      </form>
    </div>
  </section>`;
