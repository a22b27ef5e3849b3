import { couponKeyRefusals } from '#domain/coupons/couponRefusals';
import { locales, type Locale } from '#domain/language/Locale';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { RefusalCode } from '#domain/shared/Refusal';
import type { Call } from '#infrastructure/http/shared/call';

export interface Interaction {
  readonly request: { readonly method: string; readonly path: string };
  readonly response: {
    readonly status: number;
    readonly body?: { readonly content?: unknown };
  };
}

/** The contract between the site and the back end, with its documentation. */
export interface Contract {
  readonly calls: readonly (readonly [name: string, call: Call])[];
  readonly interactions: readonly Interaction[];
  /** Content of contracts/README.md. */
  readonly readme: string;
  /** Codes with a text in the error catalog. */
  readonly texts: Readonly<Record<Locale, ReadonlySet<number>>>;
}

const expiredBearer = generalRefusals['signed-out'];

/** Codes that the site cannot cause. */
const untestedCodes: ReadonlySet<number> = new Set([couponKeyRefusals['key-used'].code]);

const codeOf = ({ response: { body } }: Interaction): number | undefined => {
  const content = body?.content;
  return typeof content === 'object' && content !== null && 'code' in content
    ? Number(content.code)
    : undefined;
};

const refusalsOf = ({ rejections }: Call): readonly (readonly [kind: string, refusal: RefusalCode])[] =>
  Object.entries(rejections?.refusals ?? {});

const documentedCodes = (readme: string): ReadonlySet<number> =>
  new Set([...readme.matchAll(/^\| (\d+) +\|/gm)].map(([, code]) => Number(code)));

const problemsOfCodes = ({ calls, interactions, readme, texts }: Contract): readonly string[] => {
  const answered = new Set(interactions.map(codeOf));
  const known = [...answered, ...calls.flatMap(([, call]) => refusalsOf(call).map(([, { code }]) => code))];
  const codes = [...new Set(known)].filter((code) => code !== undefined).sort((a, b) => a - b);
  const documented = documentedCodes(readme);
  return [
    ...codes.flatMap((code) => [
      ...locales
        .filter((locale) => !texts[locale].has(code))
        .map(
          (locale) =>
            `Code ${code} has no text: add one to content/${locale}/error_catalogue/error_catalogue.json.`,
        ),
      ...(documented.has(code)
        ? []
        : [`Code ${code} is not documented: add a row to the table of codes in contracts/README.md.`]),
    ]),
    ...[...documented]
      .filter((code) => !answered.has(code) && !untestedCodes.has(code))
      .map(
        (code) =>
          `No interaction answers code ${code} any more: agree on one in contracts/consumer and run \`npm run contracts\`, or remove its row from contracts/README.md.`,
      ),
  ];
};

const problemsOfCall = (
  [name, call]: Contract['calls'][number],
  interactions: readonly Interaction[],
): readonly string[] => {
  const { method, path, as } = call;
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const own = interactions.filter(({ request }) => request.method === method && pattern.test(request.path));
  const isAnswered = ({ status, code }: RefusalCode) =>
    own.some((each) => codeOf(each) === code && each.response.status === status);
  const missing = [
    ...(own.some(({ response }) => response.status < 300) ? [] : ['a success']),
    ...((as === 'player' || as === 'buyer') && !isAnswered(expiredBearer) ? ['an expired access token'] : []),
    ...refusalsOf(call).flatMap(([kind, refusal]) =>
      isAnswered(refusal) ? [] : [`${kind} (code ${refusal.code})`],
    ),
  ];
  return missing.map(
    (outcome) =>
      `${name}, ${method} ${path}, has no interaction with ${outcome}: agree on it in contracts/consumer and run \`npm run contracts\`.`,
  );
};

/**
 * Returns one sentence for each code without a text, documentation or interaction,
 * and for each call without an interaction.
 */
export const contractProblems = (contract: Contract): readonly string[] => [
  ...problemsOfCodes(contract),
  ...contract.calls.flatMap((named) => problemsOfCall(named, contract.interactions)),
];
