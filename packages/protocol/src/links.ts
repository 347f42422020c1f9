/** Where people open things. */

/** A table's page, below the address of the server. */
export const tablePath = (id: string): string => `/table/${id}`;
