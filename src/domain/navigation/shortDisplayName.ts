const maxLength = 9;

/** Shortens a display name to 9 characters (SH-09). */
export const shortDisplayName = (name: string): string => {
  const characters = [...name];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : name;
};
