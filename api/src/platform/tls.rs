//! TLS for outgoing connections: public certificate authorities, and those that the operator adds.

use std::{path::Path, sync::Arc};

use tokio_rustls::rustls::{
    ClientConfig, RootCertStore,
    crypto::ring,
    pki_types::{CertificateDer, pem::PemObject},
};

/// Returns a configuration that trusts the public authorities and those in `ca_file`. `setting` is named in errors.
pub fn client(ca_file: Option<&Path>, setting: &str) -> Result<ClientConfig, String> {
    let mut roots = RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    if let Some(file) = ca_file {
        let unusable = |why: &dyn std::fmt::Display| format!("cannot use {} ({setting}): {why}", file.display());
        for certificate in CertificateDer::pem_file_iter(file).map_err(|error| unusable(&error))? {
            let certificate = certificate.map_err(|error| unusable(&error))?;
            roots.add(certificate).map_err(|error| unusable(&error))?;
        }
    }
    Ok(ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_root_certificates(roots)
        .with_no_client_auth())
}
