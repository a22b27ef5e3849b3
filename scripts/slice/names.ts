const words = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Formats a name like `CallRequests`. */
export const pascal = (name: string): string => words(name).map(capitalize).join('');

/** Formats a name like `callRequests`. */
export const camel = (name: string): string => {
  const joined = pascal(name);
  return joined.charAt(0).toLowerCase() + joined.slice(1);
};

/** Formats a name like `call-requests`. */
export const kebab = (name: string): string => words(name).join('-').toLowerCase();

/** Formats a name like `Call requests`. */
export const sentence = (name: string): string => capitalize(words(name).join(' ').toLowerCase());
