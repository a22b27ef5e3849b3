import type { Call } from '#infrastructure/http/shared/call';
import { locales, type Locale } from '#domain/language/Locale';

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

const expiredBearer = 112;

/** Codes that the site cannot cause. Code 335 would require an idempotency key that is reused for another request. */
const untestedCodes = new Set([335]);

const codeOf = ({ response: { body } }: Interaction): number | undefined => {
  const content = body?.content;
  return typeof content === 'object' && content !== null && 'code' in content
    ? Number(content.code)
    : undefined;
};

const rejectionsOf = ({ rejections }: Call): readonly (readonly [code: number, kind: string])[] =>
  Object.entries(rejections?.codes ?? {}).map(([code, { kind }]) => [Number(code), kind]);

const documentedCodes = (readme: string): ReadonlySet<number> =>
  new Set([...readme.matchAll(/^\| (\d+) +\|/gm)].map(([, code]) => Number(code)));

const problemsOfCodes = ({ calls, interactions, readme, texts }: Contract): readonly string[] => {
  const answered = new Set(interactions.map(codeOf));
  const known = [...answered, ...calls.flatMap(([, call]) => rejectionsOf(call).map(([code]) => code))];
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
  const { method, path, as, rejections } = call;
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const own = interactions.filter(({ request }) => request.method === method && pattern.test(request.path));
  const isAnswered = (code: number, status?: number) =>
    own.some((each) => codeOf(each) === code && (status ?? each.response.status) === each.response.status);
  const codes = rejectionsOf(call);
  const missing = [
    ...(own.some(({ response }) => response.status < 300) ? [] : ['a success']),
    ...((as === 'player' || as === 'buyer') && !isAnswered(expiredBearer, 401)
      ? ['an expired access token']
      : []),
    ...[...new Set(codes.map(([, kind]) => kind))].flatMap((kind) => {
      const ofKind = codes.filter((each) => each[1] === kind).map(([code]) => code);
      return ofKind.some((code) => isAnswered(code, rejections?.status))
        ? []
        : [`${kind} (code ${ofKind.join(' or ')})`];
    }),
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
