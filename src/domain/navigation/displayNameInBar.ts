const longest = 9;

/** SH-09 */
export const displayNameInBar = (name: string): string => {
  const characters = [...name];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : name;
};
