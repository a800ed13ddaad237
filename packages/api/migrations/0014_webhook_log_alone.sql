-- Everybody who writes a delivery looks at its product first: locked first here too, so that neither waits for the other.
LOCK TABLE "products" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_product_id_products_id_fk";
