/**
 * What the console for all tables shows next to its rail: everything, a table by its number, or a desk of the house.
 */
export type Page = number | 'all' | 'desk' | 'tournaments';
