// For payment tests: provides before each test a priced product that the first company has licensed but not paid.
import { afterAll, beforeAll, beforeEach } from "vitest";
import { releasedProduct, type Build } from "./fixtures.ts";
import { testApp, type TestApp } from "./harness.ts";
import { startPaymentsService, type PaymentsService } from "./payments-service.ts";

interface PricedLicense {
  app: TestApp;
  /** At the start of each test it accepts every charge and has counted none. */
  service: PaymentsService;
  /** A test may replace it with another build. */
  build: Build;
}

/** Call it at the top of a test file; the returned object is filled in before the tests run. */
export function pricedLicense(): PricedLicense {
  const world = {} as PricedLicense;
  beforeAll(async () => {
    world.service = await startPaymentsService();
    world.app = await testApp(world.service.variables);
  });
  afterAll(async () => {
    await world.app.close();
    await world.service.close();
  });
  beforeEach(async () => {
    const { app, service } = world;
    world.build = await releasedProduct(app, { price_amount: "9.5", expiration_id: "2" });
    await app.company().post(`/api/products/${world.build.product_id}/license`);
    service.charges.clear();
    service.calls = 0;
    service.behaviour = "take";
    service.storedCharge = undefined;
  });
  return world;
}
