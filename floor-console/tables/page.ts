/** What the console over all tables shows beside its rail: everything, a table by its number, or a desk of the house. */
export type Page = number | 'all' | 'desk' | 'tournaments';
