/** The least a Koa server can do, for comparison. Says its address. */
import type { AddressInfo } from 'node:net'
import Koa from 'koa'

const app = new Koa()
app.use((ctx) => {
  ctx.body = 'hello'
})
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
