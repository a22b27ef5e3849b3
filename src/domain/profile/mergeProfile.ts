import { profileFields, type ProfileField, type ProfileValues } from './Profile';

/** A field that was changed elsewhere since the form was filled. */
export interface ChangedElsewhere {
  readonly field: ProfileField;
  /** The stored value. */
  readonly stored: string;
  /** Set when the player typed something else: one of the two has to be chosen. */
  readonly typed?: string;
}

export interface MergedProfile {
  /** What the form shows: the stored values, and what was typed. */
  readonly values: ProfileValues;
  readonly changed: readonly ChangedElsewhere[];
}

/**
 * Brings together what the player typed and what another tab or device stored meanwhile.
 * @param base the values that the form was filled with
 */
export const mergeProfile = (
  base: ProfileValues,
  typed: ProfileValues,
  stored: ProfileValues,
): MergedProfile => {
  const changed = profileFields.flatMap((field): readonly ChangedElsewhere[] => {
    if (stored[field] === base[field] || stored[field] === typed[field].trim()) return [];
    const isTyped = typed[field].trim() !== base[field];
    return [{ field, stored: stored[field], ...(isTyped && { typed: typed[field] }) }];
  });
  const values = Object.fromEntries(
    profileFields.map((field) => [field, typed[field].trim() === base[field] ? stored[field] : typed[field]]),
  ) as unknown as ProfileValues;
  return { values, changed };
};
