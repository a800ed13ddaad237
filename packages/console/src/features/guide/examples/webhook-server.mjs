// Hears the store: WEBHOOK_SECRET=whsec_… PORT=8080 node webhook-server.mjs
import { receiver } from "./receive-webhook.mjs";

const { WEBHOOK_SECRET, PORT = "8080" } = process.env;
if (!WEBHOOK_SECRET) throw new Error("Set WEBHOOK_SECRET to the secret of your product.");

const server = receiver(WEBHOOK_SECRET, ({ type, data }) => {
  console.log(`${type} of product ${data.product_id}`);
});
server.listen(Number(PORT), () => console.log(`Listening on port ${server.address().port}`));
