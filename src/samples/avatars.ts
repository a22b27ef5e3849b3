const emblems = 8;

/** Default picture of a player who has not chosen one; always the same for an id. */
export const avatarOf = (id: string): string => {
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  return `/images/pilots/${(sum % emblems) + 1}.svg`;
};
