// The settings of an installation, for stories.
import type { Settings } from "@lanyard/contract";

export const sampleSettings: Settings = {
  product_name: "Lanyard",
  support_email: "support@example.com",
  docs_url: "/docs",
  terms_url: "/terms",
  privacy_url: "/privacy",
  host_origins: [],
  demo: false,
};
