import { backEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import { sampleSeller } from '#samples/seller';
import { emailLink, type EmailLink } from './emailLink';
import { fillIn } from './fillIn';
import { html, type Html } from './html';
import type { EmailWithCopies } from './mailbox';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

export interface EmailTexts {
  readonly subject: string;
  /** Preview text that email clients show next to the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly reason: string;
  /** Additional paragraphs between the reason and the link. */
  readonly more?: readonly string[];
  /** Name-value pairs, listed after the paragraphs. */
  readonly facts?: readonly Fact[];
  readonly action: string;
  readonly validity?: string;
  readonly ignore: string;
}

interface EmailWithLink {
  readonly recipient: string;
  /** Empty for a recipient without an account. */
  readonly name: string;
  readonly language: Language;
  readonly texts: EmailTexts;
  readonly link: EmailLink;
  /** Unsubscribe link; only for emails that the recipient has subscribed to. */
  readonly unsubscribe?: { readonly action: string; readonly link: EmailLink };
}

const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";

const factTable = (facts: readonly Fact[]): Html =>
  html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:0 0 28px;border-top:1px solid #dbe1ea;font-size:14px;line-height:21px;text-align:left"
  >
    ${facts.map(
      ({ name, value }) =>
        html`<tr>
          <th
            scope="row"
            style="padding:8px 16px 8px 0;border-bottom:1px solid #dbe1ea;font-weight:400;color:#4c5a6e"
          >
            ${name}
          </th>
          <td style="padding:8px 0;border-bottom:1px solid #dbe1ea;word-break:break-word">${value}</td>
        </tr>`,
    )}
  </table>`;

/** The sender, named as in the imprint. */
const sender = [sampleSeller.name, ...sampleSeller.address, sampleSeller.email].join(' · ');

/** Returns the help page of the site that the email links to; undefined for an email to our staff. */
const helpLink = (link: EmailLink, language: Language): string | undefined => {
  const { origin } = new URL(link.url);
  return origin === 'null' ? undefined : emailLink({ language, rootUrl: origin }, 'help').url;
};

/** Creates an email with one link and the help page, as HTML and as text. */
export const emailWithLink = (email: EmailWithLink): EmailWithCopies => {
  const { recipient, name, language, texts, unsubscribe } = email;
  const { url: link, lifetimeSeconds } = email.link;
  const {
    alternative,
    fact,
    signature,
    help: helpText,
    formerAddress,
    ...greetings
  } = backEndTexts[language].email;
  const help = helpLink(email.link, language);
  // Replaces line breaks with spaces, because a name must not contain line breaks.
  const greeting =
    name === ''
      ? greetings.greetingWithoutName
      : fillIn(greetings.greeting, { name: name.replace(/\s+/g, ' ') });
  const paragraphs = [texts.reason, ...(texts.more ?? [])];
  const facts = texts.facts ?? [];
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${texts.subject}</title>
      </head>
      <body style="margin:0;background:#e9edf3;${font};color:#1b2432">
        <div style="display:none;max-height:0;overflow:hidden">${texts.preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:560px;background:#ffffff;overflow:hidden"
              >
                <tr>
                  <td
                    style="background:#070b12;padding:28px 32px;color:#f2f5fa;font-size:20px;font-weight:600;letter-spacing:6px"
                  >
                    FARSTEAD
                  </td>
                </tr>
                <tr>
                  <td style="padding:32px">
                    <h1 style="margin:0 0 20px;font-size:24px;line-height:32px">${texts.heading}</h1>
                    <p style="margin:0 0 12px;font-size:16px;line-height:25px">${greeting}</p>
                    ${paragraphs.map(
                      (text, index) =>
                        html`<p
                          style="margin:0 0 ${index === paragraphs.length - 1 ? 28 : 12}px;font-size:16px;line-height:25px"
                        >
                          ${text}
                        </p>`,
                    )}
                    ${facts.length === 0 ? '' : factTable(facts)}
                    <p style="margin:0 0 28px">
                      <a
                        href="${link}"
                        target="_blank"
                        rel="noopener"
                        style="display:inline-block;background:#f5ae42;color:#070b12;padding:14px 26px;font-size:16px;font-weight:600;text-decoration:none"
                        >${texts.action}</a
                      >
                    </p>
                    <p style="margin:0 0 6px;font-size:14px;line-height:21px;color:#4c5a6e">${alternative}</p>
                    <p style="margin:0 0 24px;font-size:14px;line-height:21px;word-break:break-all">
                      <a href="${link}" target="_blank" rel="noopener" style="color:#0f5c7a">${link}</a>
                    </p>
                    ${
                      texts.validity === undefined
                        ? ''
                        : html`<p style="margin:0 0 24px;font-size:14px;line-height:21px;color:#4c5a6e">
                            ${texts.validity}
                          </p>`
                    }
                    <p style="margin:0;font-size:16px;line-height:25px">${signature}</p>
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:20px 32px;border-top:1px solid #dbe1ea;font-size:13px;line-height:20px;color:#4c5a6e"
                  >
                    ${texts.ignore}
                    ${
                      unsubscribe === undefined
                        ? ''
                        : html`<br /><a
                              href="${unsubscribe.link.url}"
                              target="_blank"
                              rel="noopener"
                              style="color:#0f5c7a"
                              >${unsubscribe.action}</a
                            >`
                    }
                    ${
                      help === undefined
                        ? ''
                        : html`<br />${helpText}
                            <a href="${help}" target="_blank" rel="noopener" style="color:#0f5c7a"
                              >${help}</a
                            >`
                    }
                    <br />${sender}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  const text = [
    'FARSTEAD',
    greeting,
    ...paragraphs,
    ...(facts.length === 0 ? [] : [facts.map(({ name, value }) => fillIn(fact, { name, value })).join('\n')]),
    `${texts.action}\n${link}`,
    ...(texts.validity === undefined ? [] : [texts.validity]),
    texts.ignore,
    ...(unsubscribe === undefined ? [] : [`${unsubscribe.action}\n${unsubscribe.link.url}`]),
    signature,
    ...(help === undefined ? [] : [`${helpText} ${help}`]),
    sender,
  ].join('\n\n');
  return {
    recipient,
    language,
    subject: texts.subject,
    html: page.markup,
    text: `${text}\n`,
    unsubscribeLink: unsubscribe?.link.url,
    lifetimeSeconds,
    copyFor: (address) =>
      emailWithLink({
        ...email,
        recipient: address,
        texts: { ...texts, more: [...(texts.more ?? []), formerAddress] },
      }),
  };
};
