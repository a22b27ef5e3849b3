import { html, type Html } from '../platform/html';

const statusNames = ['up', 'issue', 'down', 'maintenance'];

/** Service section of the controls' index page. */
export const servicesSection = (
  services: readonly { readonly name: string; readonly status: number }[],
): Html =>
  html`<section aria-labelledby="services">
    <h2 id="services">Services</h2>
    <p>What GET /liveops/serverstatus answers. Every change is recorded in the history.</p>
    <ul>
      ${services.map(({ name, status }) => html`<li>${name}: ${statusNames[status - 1] ?? status}</li>`)}
    </ul>
    <form class="buttons" method="post" action="/sandbox/services">
      <label
        >Service
        <select name="name">
          ${services.map(({ name }) => html`<option>${name}</option>`)}
        </select></label
      >
      <label
        >is
        <select name="status">
          ${statusNames.map((word, index) => html`<option value="${index + 1}">${word}</option>`)}
        </select></label
      >
      <label>because <input name="message" maxlength="500" /></label>
      <button>Change</button>
    </form>
  </section>`;
