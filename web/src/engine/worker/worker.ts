import { serve } from "./service";

self.addEventListener("message", ({ data, ports: [port] }) => void serve(data, port as MessagePort));
