import { cleanProfileValue, profileFields, type ProfileField, type ProfileValues } from './Profile';

/** A field that was changed elsewhere since the form was initialized. */
export interface RemoteChange {
  readonly field: ProfileField;
  readonly stored: string;
  /** The player's own value if it is different, so that the player must choose one of the two. */
  readonly typed?: string;
}

export interface MergedProfile {
  /** Values for the form: the player's edits, and the stored values of all other fields. */
  readonly values: ProfileValues;
  readonly remoteChanges: readonly RemoteChange[];
}

/**
 * Merges the player's edits with values that another tab or device has stored since the form was initialized.
 * @param base values with which the form was initialized
 */
export const mergeProfile = (
  base: ProfileValues,
  typed: ProfileValues,
  stored: ProfileValues,
): MergedProfile => {
  const remoteChanges = profileFields.flatMap((field): readonly RemoteChange[] => {
    if (stored[field] === base[field] || stored[field] === cleanProfileValue(field, typed[field])) return [];
    const isTyped = cleanProfileValue(field, typed[field]) !== base[field];
    return [{ field, stored: stored[field], ...(isTyped && { typed: typed[field] }) }];
  });
  const values = Object.fromEntries(
    profileFields.map((field) => [
      field,
      cleanProfileValue(field, typed[field]) === base[field] ? stored[field] : typed[field],
    ]),
  ) as unknown as ProfileValues;
  return { values, remoteChanges };
};
