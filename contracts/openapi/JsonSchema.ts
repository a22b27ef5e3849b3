/** The parts of JSON Schema 2020-12 that the document uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly (string | number)[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description?: string;
}

const nullSchema: JsonSchema = { type: 'null' };

/** Whether the schema accepts null, and what else it accepts. */
export interface SplitSchema {
  readonly isNullable: boolean;
  readonly of: JsonSchema;
}

const isNull = ({ type }: JsonSchema): boolean => type === 'null';

export const splitNull = (schema: JsonSchema): SplitSchema => {
  const { anyOf } = schema;
  if (!anyOf) return { isNullable: false, of: schema };
  const others = anyOf.filter((each) => !isNull(each));
  const [only] = others;
  return {
    isNullable: anyOf.some(isNull),
    of: only && others.length === 1 ? only : { ...schema, anyOf: others },
  };
};

/** An object that may be null is a choice, because validators treat only `type: object` as an object. */
export const withNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, nullSchema] });
