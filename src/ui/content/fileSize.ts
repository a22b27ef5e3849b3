const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in decimal units, as operating systems and download managers do. */
export const fileSize = (bytes: number, languageTag: string): string => {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(bytes) / 3)));
  return new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power);
};
