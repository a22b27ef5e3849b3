const longest = 9;

/** The navigation bar shows the first 9 characters and an ellipsis of a longer name (SH-09). */
export const displayNameInBar = (name: string): string => {
  const characters = [...name];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : name;
};
