/**
 * Node's HTTP module as `require` returns it. An `import` would make Node load its own fetch and WebSocket, too, which
 * nothing here uses: that is a twenty-fifth of the table's start time.
 */
export const http = process.getBuiltinModule('node:http');
export const https = process.getBuiltinModule('node:https');
