import type { Day } from '../../shared/Day';
import type { Embed } from '../Embed';
import type { VideoFile } from '../VideoFile';
import type { CreditedPicture } from '../CreditedPicture';
import type { RichText } from '../RichText';
import type {
  RichTextScope,
  AnyOf,
  Complete,
  Requirements,
  ContentIn,
  Field,
  Fields,
  Model,
  Slice,
  Slices,
} from './Field';

/** A video or post on another platform. */
export interface PlatformVideo {
  readonly embed: Embed;
  readonly title: string;
}

export const text = (label?: string): Field<string> => ({ kind: 'text', label });

/** A number; undefined if it is outside the limits. */
export const number = (
  label?: string,
  limits: { readonly min?: number; readonly max?: number } = {},
): Field<number | undefined> => ({ kind: 'number', label, ...limits });

export const boolean = (otherwise: boolean, label?: string): Field<boolean> => ({
  kind: 'boolean',
  otherwise,
  label,
});

/** A choice from options. The value is `otherwise` if the editor selects no option. */
export const select = <const O extends string, D extends O | undefined = undefined>(
  options: readonly O[],
  otherwise?: D,
  label?: string,
): Field<O | (undefined extends D ? undefined : never)> => ({ kind: 'select', options, otherwise, label });

export const date = (label?: string): Field<Day | undefined> => ({ kind: 'date', label });

export const timestamp = (label?: string): Field<Date | undefined> => ({ kind: 'timestamp', label });

/**
 * A picture. If its name contains `picture` or ends in `_image`, a `coordinates` field next to it holds its
 * coordinates.
 */
export const picture = (label?: string): Field<CreditedPicture | undefined> => ({ kind: 'picture', label });

/** URL of a file, on this site or https. */
export const file = (label?: string): Field<string | undefined> => ({ kind: 'file', label });

/** A self-hosted video with the files `…_webm`, `…_mp4` and `…_captions`. */
export const videoFile = (label?: string): Field<VideoFile | undefined> => ({ kind: 'videoFile', label });

/** Target of a button: a document with its own page, a path of this site, an email or an https URL. */
export const link = (label?: string): Field<string | undefined> => ({ kind: 'link', label });

export const platformVideo = (label?: string): Field<PlatformVideo | undefined> => ({ kind: 'video', label });

export const richText = (allowed: RichTextScope, label?: string): Field<RichText> => ({
  kind: 'richText',
  allowed,
  label,
});

/** Fields with a common prefix in the content service. */
export function group<F extends Fields>(fields: F, about?: { readonly label: string }): Field<ContentIn<F>>;
export function group<F extends Fields, N extends keyof F & string>(
  fields: F,
  about: { readonly needs: readonly N[]; readonly label?: string },
): Field<Complete<F, N> | undefined>;
export function group(fields: Fields, about: Requirements & { readonly label?: string } = {}): Field<never> {
  return { kind: 'group', fields, ...about };
}

/** Entries with the same fields; empty entries are omitted. */
export const list = <F extends Fields, N extends keyof F & string = never>(
  fields: F,
  conditions: { readonly needs?: readonly N[]; readonly needsOne?: readonly (keyof F & string)[] } = {},
  label?: string,
): Field<readonly Complete<F, N>[]> => ({ kind: 'list', fields, ...conditions, label });

export const slice = <F extends Fields, N extends keyof F & string = never>(
  fields: F,
  conditions: { readonly needs?: readonly N[]; readonly needsOne?: readonly (keyof F & string)[] } = {},
): Slice<Complete<F, N>> => ({ fields, ...conditions });

/** Slices in the order chosen by the editor. */
export const slices = <S extends Slices>(choices: S): Field<readonly AnyOf<S>[]> => ({
  kind: 'slices',
  choices,
});

/** A field whose name in the content service is not derived from its key. */
export const withName = <T>(name: string, field: Field<T>): Field<T> => ({ ...field, name });

export const model = <F extends Fields>(
  type: string,
  fields: F,
  about: Pick<Model, 'uid' | 'allowsEmpty'> = {},
): Model<ContentIn<F>> => ({ type, fields, ...about });

/** Selects the fields of a model that a list of its documents needs. */
export const pickFields = <T, K extends keyof T & string>(
  { isPartial: _, ...whole }: Model<T>,
  keys: readonly K[],
): Model<Pick<T, K>> => ({
  ...whole,
  fields: Object.fromEntries(
    Object.entries(whole.fields).filter(([key]) => keys.some((stored) => stored === key)),
  ),
  isPartial: true,
});
