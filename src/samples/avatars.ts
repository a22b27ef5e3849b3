const emblems = 8;

/** Returns the default picture of a player who has not chosen one. The same id always gets the same picture. */
export const avatarOf = (id: string): string => {
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  return `/images/pilots/${(sum % emblems) + 1}.svg`;
};
