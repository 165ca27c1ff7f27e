/** The documents of which lines are cited, `000` of `000:12-14`, each once. */
export const documentsOf = (source: string): string[] => [...new Set(source.match(/\b\d{3}(?=:\d)/g))];
