const longest = 9;

/** Shortens a display name to 9 characters (SH-09). */
export const displayNameInBar = (name: string): string => {
  const characters = [...name];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : name;
};
