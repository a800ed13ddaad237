// Creates a new company for each test of the frame, so that parallel runs and retries on one server do not interfere.
import { randomBytes } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";

export interface HostCompany {
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

export async function newCompany(request: APIRequestContext, title: string): Promise<HostCompany> {
  const login = await request.post("/api/login", {
    data: { email: "admin@demo.test", password: "demo-password" },
  });
  const { token } = (await login.json()) as { token: string };
  const name = `${title} ${randomBytes(3).toString("hex")}`;
  const email = `${name.toLowerCase().replaceAll(" ", "-")}@example.test`;
  const made = await request.post("/api/admin/companies", {
    data: { name, email, country: "IT" },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(made.status()).toBe(200);
  const { company_token } = (await made.json()) as { company_token: string };
  return { name, email, token: company_token };
}
