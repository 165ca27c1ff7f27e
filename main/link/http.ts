/**
 * Node's HTTP as `require` gives it. An `import` of it makes Node load its own fetch and WebSocket, too, which nothing here
 * uses: a twenty-fifth of the time in which the table starts.
 */
export const http = process.getBuiltinModule('node:http');
export const https = process.getBuiltinModule('node:https');
