import { couponSection } from '../coupons/controlSection';
import { servicesSection } from '../server-status/controlSection';
import { html, type Html } from '../platform/html';
import type { SentEmail } from '../platform/mailbox';

export const htmlType = 'text/html; charset=utf-8';

/** Content security policy of the control pages. It allows only their style sheet, forms, and emails in a frame. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Content security policy of an email. It allows inline styles, which email clients require, but no scripts. */
export const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** Content security policy of the mock video host. Only the site may frame it, and it plays only the site's videos. */
export const playerPolicy =
  "default-src 'none'; style-src 'self'; media-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export const controlPage = (title: string, content: Html, refreshSeconds?: number): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${refreshSeconds === undefined ? '' : html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
        <title>${title} · Starport sandbox</title>
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <header>
          <a class="mark" href="/sandbox">Starport sandbox</a>
          <nav aria-label="Sandbox">
            <a href="/sandbox/mailbox">Mailbox</a><a href="/sandbox/pictures">Pictures</a
            ><a href="/sandbox/api/">API</a><a href="/">The site</a>
          </nav>
        </header>
        <main>${content}</main>
      </body>
    </html>`.markup;

interface PersonOnPage {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly purpose: string;
  readonly totpCode: string | undefined;
  readonly path: string | undefined;
}

interface CodeOnPage {
  readonly code: string;
  readonly months: number;
  readonly state: string;
}

export interface IndexContent {
  readonly people: readonly PersonOnPage[];
  readonly codes: readonly CodeOnPage[];
  readonly faults: readonly { readonly id: string; readonly description: string }[];
  readonly states: readonly { readonly name: string; readonly description: string }[];
  readonly areCouponsEnabled: boolean;
  readonly services: readonly { readonly name: string; readonly status: number }[];
  readonly now: Date;
  readonly isClockMoved: boolean;
}

export const button = (action: string, label: string, fields: Readonly<Record<string, string>> = {}): Html =>
  html` <form method="post" action="${action}">
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}<button>${label}</button>
  </form>`;

export const indexPage = ({
  people,
  codes,
  faults,
  states,
  areCouponsEnabled,
  services,
  now,
  isClockMoved,
}: IndexContent): string =>
  controlPage(
    'Overview',
    html` <h1>Sandbox controls</h1>
      <p class="lead">
        Sample accounts, codes, emails and failure modes of this machine. None of this exists in production.
      </p>

      <section aria-labelledby="people">
        <h2 id="people">People</h2>
        <p>The password of everyone here is <code>${people[0]?.password ?? ''}</code>.</p>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Email</th>
                <th scope="col">Display name</th>
                <th scope="col">Good for</th>
                <th scope="col">Six-digit code now</th>
              </tr>
            </thead>
            <tbody>
              ${people.map(
                (person) =>
                  html`<tr>
                    <th scope="row"><code>${person.email}</code></th>
                    <td>${person.displayName}</td>
                    <td>
                      ${person.purpose}${
                        person.path === undefined ? '' : html`: <a href="${person.path}">sign up</a>`
                      }
                    </td>
                    <td>
                      ${
                        person.totpCode === undefined
                          ? ''
                          : html`<code class="accent">${person.totpCode}</code>`
                      }
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>

      <section aria-labelledby="codes">
        <h2 id="codes">Redemption codes</h2>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Code</th>
                <th scope="col">Months</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              ${codes.map(
                ({ code, months, state }) =>
                  html`<tr>
                    <th scope="row"><code>${code}</code></th>
                    <td>${months}</td>
                    <td>${state}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>

      <section aria-labelledby="beta-keys">
        <h2 id="beta-keys">Beta keys</h2>
        <p>Give somebody keys that they can send under Beta keys in their account.</p>
        <form class="buttons" method="post" action="/sandbox/beta-keys">
          <label
            >To
            <select name="email">
              ${people.map(({ email }) => html`<option>${email}</option>`)}
            </select></label
          >
          <label>Keys <input type="number" name="count" min="1" max="100" value="3" required /></label>
          <button>Give keys</button>
        </form>
      </section>
      ${couponSection(people, areCouponsEnabled)} ${servicesSection(services)}

      <section aria-labelledby="clock">
        <h2 id="clock">Clock</h2>
        <p>
          <time datetime="${now.toISOString()}">${now.toISOString()}</time
          >${isClockMoved ? ', moved' : ', real time'}
        </p>
        <div class="buttons">
          ${button('/sandbox/clock', 'A minute on', { advanceSeconds: '60' })}
          ${button('/sandbox/clock', 'An hour on', { advanceSeconds: '3600' })}
          ${button('/sandbox/clock', 'A day on', { advanceSeconds: '86400' })}
          ${button('/sandbox/clock', '30 days on', { advanceSeconds: '2592000' })}
          ${button('/sandbox/clock', 'Real time', { real: 'true' })}
        </div>
      </section>

      <section aria-labelledby="faults">
        <h2 id="faults">Failure modes</h2>
        ${
          faults.length === 0
            ? html`<p>No failures are simulated.</p>`
            : html`<ul>
                ${faults.map((fault) => html`<li><code>${fault.description}</code></li>`)}
              </ul>`
        }
        <div class="buttons">
          ${button('/sandbox/faults', 'Delay of two seconds', { path: '/api', delayMs: '2000' })}
          ${button('/sandbox/faults', 'Sign-in fails', { path: '/api/auth/login', status: '500' })}
          ${button('/sandbox/faults', 'Malformed responses', { path: '/api', malformed: 'truncated-json' })}
          ${button('/sandbox/faults', 'No responses', { path: '/api', cut: 'true' })}
          ${button('/sandbox/faults/clear', 'No failures')}
        </div>
      </section>

      <section aria-labelledby="again">
        <h2 id="again">Start again</h2>
        <p>Removes everything that was made or changed and puts the people and codes above back.</p>
        <div class="buttons">${button('/sandbox/reset', 'Reset')}</div>
      </section>

      <section aria-labelledby="states">
        <h2 id="states">Provider states</h2>
        <dl>
          ${states.map(
            ({ name, description }) =>
              html`<dt>${name}</dt>
                <dd>${description}</dd>`,
          )}
        </dl>
      </section>`,
    30 - (Math.floor(now.getTime() / 1000) % 30),
  );

/** Formats a time in UTC, to the second. */
export const momentOf = (moment: Date): Html => {
  const iso = moment.toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
};

export const mailboxPage = (emails: readonly SentEmail[]): string =>
  controlPage(
    `Mailbox: ${emails.length} ${emails.length === 1 ? 'email' : 'emails'}`,
    html`<h1>Mailbox</h1>
      <p class="lead">All sent emails, newest first.</p>
      ${
        emails.length === 0
          ? html`<p>No emails yet.</p>`
          : html`<ul class="emails">
              ${emails.map(
                (email) =>
                  html`<li>
                    <a href="/sandbox/mailbox/${email.id}"
                      ><strong lang="${email.language}">${email.subject}</strong>
                      <span>${email.recipient}</span>
                      <span class="meta">${momentOf(email.sent_at)} · ${email.language}</span></a
                    >
                  </li>`,
              )}
            </ul>`
      }`,
  );

export const emailPage = (email: SentEmail): string =>
  controlPage(
    email.subject,
    html`<h1 lang="${email.language}">${email.subject}</h1>
      <p>
        To <code>${email.recipient}</code><br />
        ${momentOf(email.sent_at)}
      </p>
      <iframe
        title="The email"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src="/sandbox/mailbox/${email.id}/letter"
      ></iframe>
      <h2>As plain text</h2>
      <pre lang="${email.language}">${email.text}</pre>`,
  );

export const playerPage = (id: string): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Video ${id} · Starport sandbox</title>
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body class="player">
        <video controls playsinline preload="none" poster="/images/hero-960.webp" aria-label="Video ${id}">
          <source src="/films/intro.webm" type="video/webm" />
          <source src="/films/intro.mp4" type="video/mp4" />
        </video>
      </body>
    </html>`.markup;

/** Creates the mock of the cancellation survey. */
export const surveyPage = (): string =>
  controlPage(
    'Survey',
    html`<h1>Why did you cancel?</h1>
      <p>Mock survey: nothing is sent or stored. You can close this window.</p>`,
  );
