/** Returns every combination of one value per name. */
export const combinationsOf = <T extends object>(values: {
  readonly [N in keyof T]: readonly T[N][];
}): readonly T[] =>
  Object.entries<readonly T[keyof T][]>(values).reduce<readonly object[]>(
    (combinations, [name, options]) =>
      combinations.flatMap((combination) => options.map((option) => ({ ...combination, [name]: option }))),
    [{}],
  ) as readonly T[];
