import { profileFields, type ProfileField, type ProfileValues } from './Profile';

/** A field that was changed elsewhere since the form was initialized. */
export interface RemoteChange {
  readonly field: ProfileField;
  readonly stored: string;
  /** Set if the player entered a different value, so that one of the two must be chosen. */
  readonly typed?: string;
}

export interface MergedProfile {
  /** Values shown in the form: the stored values, and those the player entered. */
  readonly values: ProfileValues;
  readonly remoteChanges: readonly RemoteChange[];
}

/**
 * Merges what the player entered with what another tab or device has stored meanwhile.
 * @param base values with which the form was initialized
 */
export const mergeProfile = (
  base: ProfileValues,
  typed: ProfileValues,
  stored: ProfileValues,
): MergedProfile => {
  const remoteChanges = profileFields.flatMap((field): readonly RemoteChange[] => {
    if (stored[field] === base[field] || stored[field] === typed[field].trim()) return [];
    const isTyped = typed[field].trim() !== base[field];
    return [{ field, stored: stored[field], ...(isTyped && { typed: typed[field] }) }];
  });
  const values = Object.fromEntries(
    profileFields.map((field) => [field, typed[field].trim() === base[field] ? stored[field] : typed[field]]),
  ) as unknown as ProfileValues;
  return { values, remoteChanges };
};
