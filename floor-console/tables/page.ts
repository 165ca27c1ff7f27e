/**
 * What the console for all tables shows next to its rail: everything, a table by its number, or a desk of the house.
 */
export type TablesPage = number | 'all' | 'desk' | 'tournaments';
