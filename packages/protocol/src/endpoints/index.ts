/** All endpoints by name; the server binds each, OpenAPI lists each, the client imports their types only. */
export const endpoints = {} as const;
