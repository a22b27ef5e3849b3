import { parseRedemptionCode } from '#domain/products/RedemptionCode';
import { isLine, isLines } from '#domain/shared/lines';
import { isRecoveryCode, normalizeRecoveryCode } from '#domain/security/recoveryCode';
import {
  cleanDigits,
  cleanDisplayName,
  cleanEmail,
  cleanName,
  cleanOrderNumber,
  cleanReferralCode,
  cleanText,
} from '#domain/shared/spellings';

type Clean = (typed: string) => string;

const unchanged: Clean = (text) => text;

const cleanRedemptionCode: Clean = (typed) => {
  const code = parseRedemptionCode(typed);
  return code.ok ? code.value : typed;
};

const cleanSecondFactor: Clean = (typed) =>
  isRecoveryCode(typed) ? normalizeRecoveryCode(typed) : cleanDigits(typed);

/** How the text of a request becomes one spelling, by the kind of value. */
const spellings = {
  email: cleanEmail,
  displayName: cleanDisplayName,
  name: cleanName,
  text: cleanText,
  orderNumber: cleanOrderNumber,
  redemptionCode: cleanRedemptionCode,
  referralCode: cleanReferralCode,
  secondFactor: cleanSecondFactor,
  /** `Passwords` also compares the typed form. */
  secret: unchanged,
  /** Created by a program, such as an id or the key of a link. */
  exact: unchanged,
} as const satisfies Readonly<Record<string, Clean>>;

export type Spelling = keyof typeof spellings;

/** Which texts are more than one line. The handlers refuse line breaks in emails, with an error code of their own. */
const rules: Partial<Readonly<Record<Spelling, (text: string) => boolean>>> = {
  text: isLines,
  secret: () => true,
  email: () => true,
};

/** The part of a JSON schema that describes texts. */
export interface TextSchema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly format?: string;
  readonly spelling?: Spelling;
  /** Whether the handler refuses line breaks, with an error code of its own. */
  readonly isCheckedByHandler?: boolean;
  readonly items?: TextSchema | readonly TextSchema[];
  readonly anyOf?: readonly TextSchema[];
  readonly properties?: Readonly<Record<string, TextSchema>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a copy of a value in which each text with a kind has one spelling. */
export const cleanTexts = (schema: TextSchema, value: unknown): unknown => {
  if (typeof value === 'string') {
    const spelling = [schema, ...(schema.anyOf ?? [])].find((option) => option.spelling)?.spelling;
    return spelling ? spellings[spelling](value) : value;
  }
  const { properties } = schema;
  if (!properties || !isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      Object.hasOwn(properties, name) && properties[name] ? cleanTexts(properties[name], inner) : inner,
    ]),
  );
};

const schemaOf = ({ items, properties = {} }: TextSchema, key: string): TextSchema | undefined => {
  if (items)
    return Array.isArray(items) ? (items as readonly TextSchema[])[Number(key)] : (items as TextSchema);
  return Object.hasOwn(properties, key) ? properties[key] : undefined;
};

/** Returns the JSON pointers of texts with line breaks or control characters that their kind does not allow. */
export const brokenLines = (schema: TextSchema, value: unknown, pointer = ''): readonly string[] => {
  const options = [schema, ...(schema.anyOf ?? [])];
  if (typeof value === 'string') {
    const described = options.find(({ spelling }) => spelling);
    if (!described?.spelling || described.isCheckedByHandler) return [];
    const isAllowed = rules[described.spelling] ?? isLine;
    return isAllowed(value) ? [] : [pointer];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    options.flatMap((option) => {
      const described = schemaOf(option, key);
      return described ? brokenLines(described, inner, `${pointer}/${key}`) : [];
    }),
  );
};

/** Returns the names of the texts that people may type, but that have no kind. */
export const textsWithoutKind = (schema: TextSchema, name = 'body'): readonly string[] => {
  const { type, spelling, format, items, anyOf = [], properties = {} } = schema;
  const isFixed = schema.enum !== undefined || schema.const !== undefined || format !== undefined;
  return [
    ...(type === 'string' && spelling === undefined && !isFixed ? [name] : []),
    ...[items ?? []].flat().flatMap((item) => textsWithoutKind(item, name)),
    ...anyOf.flatMap((option) => textsWithoutKind(option, name)),
    ...Object.entries(properties).flatMap(([property, inner]) => textsWithoutKind(inner, property)),
  ];
};
